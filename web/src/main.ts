import { mount } from 'svelte';
import App from './app/App.svelte';
import { speakPreferred } from './i18n/index.svelte';
import { followTheme } from './lib/theme';
import { device } from './offline/device.svelte';
import './styles/index.css';

followTheme();
void speakPreferred();
device.begin();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
