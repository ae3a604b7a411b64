/** The nine locales (specification, section 3): the code stands in addresses and cookies, the tag is what `Intl` and `lang` take. */
export const LOCALES = [
  { code: 'en', name: 'English', tag: 'en-US' },
  { code: 'es', name: 'Español', tag: 'es-ES' },
  { code: 'pt', name: 'Português', tag: 'pt-PT' },
  { code: 'fr', name: 'Français', tag: 'fr-FR' },
  { code: 'de', name: 'Deutsch', tag: 'de-DE' },
  { code: 'it', name: 'Italiano', tag: 'it-IT' },
  { code: 'ja', name: '日本語', tag: 'ja-JP' },
  { code: 'cn', name: '简体中文', tag: 'zh-CN' },
  { code: 'zh-TW', name: '繁體中文', tag: 'zh-TW' },
] as const;
