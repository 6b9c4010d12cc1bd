/// <reference types="vite/client" />

/** The id of this build; see vite/build-id.ts. */
declare const __BUILD__: string;

declare module 'virtual:words' {
  type Load = () => Promise<{ default: string }>;
  /** The languages in the order in which they are offered. */
  export const LANGUAGES: readonly { tag: string; name: string }[];
  export const LOADERS: Record<string, Load>;
  export const LATER: Record<import('../vite/words').Part, Record<string, Load>>;
}

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const sections: readonly import('./rules/book').Section[];
  export default sections;
}
