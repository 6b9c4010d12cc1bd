import type { FirmId } from '../garden/firms';
import { names } from './gardenMock';

/** Words for the gallery only; the game's own are in the Fluent files. */
const en = {
  firms: names,
  people: ['You', 'Becky', 'Benedikt', 'Maximiliane-Theresia'],
  waitress: 'Waitress', drunkard: 'Drunkard', share: 'share', moves: 'moves 0–2', hidden: 'hidden',
  actions: { expand: { name: 'Expand', does: 'enlarge a garden' }, appoint: { name: 'Appoint', does: 'boss or contract' }, buy: { name: 'Buy', does: 'a share' } },
  alone: { expand: 'alone: twice', appoint: 'alone: twice', buy: 'alone: 2 thalers' },
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], weeks: ['1.', '2.', '3.'], weekNames: ['Week 1', 'Week 2', 'Week 3'], now: 'Week 2, Thursday. Becky starts.',
  forecast: 'If payday were now', byFirm: 'From which firm', firm: 'Firm', divides: 'divides', offers: 'On offer', pile: 'Pile', today: 'Today', paper: 'Forecast, offers and log',
  keep: { title: 'Keep two cards hidden', detail: 'You show the other four: each becomes a stone on its firm.', cards: 'Your six cards', keep: 'keep', show: 'show' }, keepTwo: 'Keep Zum Krug and Steinbräu',
  plan: ['Lay one of your three actions', 'Week 2, Thursday. Becky and Benedikt have laid theirs.'], lay: 'Lay Expand',
  reveal: ['Becky and you expand, Benedikt appoints', 'Maximiliane-Theresia alone buys, for 2 thalers.'], go: 'Go on',
  expand: ['Expand: choose a space for Zum Krug or Zum Hirschen', 'Only you chose to expand today, so you may do it twice. (1 of 2)'], annex: 'Take it for Zum Hirschen', done: 'Done expanding',
  duel: ['Benedikt wants the boss of Zum Hirschen', 'Turn over a card to keep your majority, or let him in.'], block: 'Turn over and block', letIn: 'Let him in',
  duelWords: { title: 'Who runs Zum Hirschen?', detail: 'Benedikt has turned over two cards. Your stones no longer outweigh all others.', challenger: 'wants to appoint', owner: 'has the boss', verdict: '', balance: '3 stones against 3', turned: 'Cards turned over', nobody: 'no boss' }, blocked: 'Blocked!',
  buy: ['Buy one card for 5 thalers', 'Two of you chose to buy. After you: Maximiliane-Theresia.'], buyIt: 'Buy Zur Post for 5', noBuy: 'Buy nothing',
  payday: ['Payday, week 2: Zum Adler', 'Half goes to the brewery, half to the shareholders.'],
  pay: { payday: 'Payday', next: 'Next', skip: 'To the table', half: 'to the brewery', each: 'a stone', salary: 'salary', bank: 'to the bank' },
  sums: ['spaces × 4', 'parasol × 8', 'waitress', 'drunkard'],
  table: { title: 'Payday of week 2', detail: 'All gardens first, then the breweries.', firm: 'Firm', takings: 'Takings', half: 'To brewery', each: 'A stone', total: 'Together', salary: 'with salary' },
  end: ['Becky is the richest guest', 'The third payday is over. Everybody shows their hidden cards.'], ranking: 'Ranking', chart: 'Money over three weeks', again: 'Play again', back: 'Back to the tables',
  log: ['You expand Zum Krug.', 'Becky buys Zum Adler for 5.', 'Benedikt becomes boss of Steinbräu.', 'The waitress goes to Zum Bären.'],
  status: ['is asked', 'has laid', 'has laid', 'is choosing …'],
};
type Words = typeof en;
const firms = (list: string): Record<FirmId, string> => {
  const all = list.split(',');
  return Object.fromEntries(Object.keys(names).map((k, i) => [k, all[i]])) as Record<FirmId, string>;
};
const de: Words = {
  ...en,
  people: ['Du', 'Becky', 'Benedikt', 'Maximiliane-Theresia'],
  waitress: 'Kellnerin', drunkard: 'Trunkenbold', share: 'Anteil', moves: 'zieht 0–2', hidden: 'verdeckt',
  actions: { expand: { name: 'Erweitern', does: 'Garten vergrößern' }, appoint: { name: 'Ernennen', does: 'Chef oder Vertrag' }, buy: { name: 'Kaufen', does: 'einen Anteil' } },
  alone: { expand: 'allein: zweimal', appoint: 'allein: zweimal', buy: 'allein: 2 Taler' },
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], now: 'Woche 2, Donnerstag. Becky beginnt.', weekNames: ['Woche 1', 'Woche 2', 'Woche 3'],
  forecast: 'Wäre jetzt Zahltag', byFirm: 'Aus welchem Betrieb', firm: 'Betrieb', divides: 'verteilt', offers: 'Im Angebot', pile: 'Stapel', today: 'Heute', paper: 'Vorschau, Angebot und Verlauf',
  keep: { title: 'Behalte zwei Karten verdeckt', detail: 'Die anderen vier zeigst du: Aus jeder wird ein Stein auf ihrem Betrieb.', cards: 'Deine sechs Karten', keep: 'behalten', show: 'zeigen' }, keepTwo: 'Zum Krug und Steinbräu behalten',
  plan: ['Leg eine deiner drei Aktionen', 'Woche 2, Donnerstag. Becky und Benedikt haben schon gelegt.'], lay: '„Erweitern“ legen',
  expand: ['Erweitern: Wähl ein Feld für Zum Krug oder Zum Hirschen', 'Nur du erweiterst heute, also darfst du es zweimal tun. (1 von 2)'], annex: 'Für Zum Hirschen nehmen', done: 'Fertig erweitert',
  duel: ['Benedikt will den Chef im Hirschen stellen', 'Deck eine Karte auf, um die Mehrheit zu behalten, oder lass ihn ein.'], block: 'Aufdecken und abwehren', letIn: 'Ihn einlassen',
  duelWords: { title: 'Wer führt den Hirschen?', detail: 'Benedikt hat zwei Karten aufgedeckt. Deine Steine wiegen nicht mehr alle anderen auf.', challenger: 'will ernennen', owner: 'stellt den Chef', verdict: '', balance: '3 Steine gegen 3', turned: 'Aufgedeckte Karten', nobody: 'kein Chef' }, blocked: 'Abgewehrt!',
  buy: ['Kauf eine Karte für 5 Taler', 'Zwei von euch kaufen heute. Nach dir: Maximiliane-Theresia.'], buyIt: 'Zur Post für 5 Taler kaufen', noBuy: 'Nichts kaufen',
  payday: ['Zahltag, Woche 2: Zum Adler', 'Die Hälfte bekommt die Brauerei, die andere die Anteilseigner.'],
  pay: { payday: 'Zahltag', next: 'Weiter', skip: 'Zur Tabelle', half: 'an die Brauerei', each: 'je Stein', salary: 'Gehalt', bank: 'an die Bank' },
  sums: ['Felder × 4', 'Schirm × 8', 'Kellnerin', 'Trunkenbold'],
  status: ['ist gefragt', 'hat gelegt', 'hat gelegt', 'überlegt noch …'],
};
const ru: Words = {
  ...en,
  firms: firms('У кувшина,У дуба,У медведя,У почты,У оленя,У орла,Майерброй,Штайнброй,Крамерброй,Шмидброй'),
  people: ['Вы', 'Беки', 'Бенедикт', 'Максимилиана-Терезия'],
  waitress: 'Официантка', drunkard: 'Пьяница', share: 'доля', moves: 'ход 0–2', hidden: 'скрыта',
  actions: { expand: { name: 'Расширить', does: 'увеличить сад' }, appoint: { name: 'Назначить', does: 'хозяин или договор' }, buy: { name: 'Купить', does: 'одну долю' } },
  days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'], forecast: 'Если бы платили сейчас', byFirm: 'По заведениям', offers: 'На продажу', today: 'Сегодня', paper: 'Прогноз, карты и журнал',
  plan: ['Выложите одно из трёх действий', 'Неделя 2, четверг. Беки и Бенедикт уже выбрали.'], lay: 'Выложить «Расширить»',
  expand: ['Расширение: выберите место для «У кувшина» или «У оленя»', 'Сегодня расширяете только вы, поэтому можно дважды. (1 из 2)'], annex: 'Присоединить к «У оленя»', done: 'Закончить',
  status: ['ваш ход', 'выбрал', 'выбрал', 'выбирает …'],
};
export const wordsOf = (lang: string): Words => ({ de, ru })[lang] ?? en;
export type GardenWords = Words;
