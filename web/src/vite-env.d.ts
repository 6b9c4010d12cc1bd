/// <reference types="vite/client" />

/** The id of this build; see vite/build-id.ts. */
declare const __BUILD__: string;

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const sections: readonly import('./rules/book').Section[];
  export default sections;
}
