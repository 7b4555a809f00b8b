/** What it may cost to import one thing of a package, in kB gzip, minified, beyond React; beside it what it says. */
export interface Limit {
  /** What is imported, as it would be written. */
  code: string
  /** kB (1000 bytes) of JavaScript, gzip. */
  script: number
  /** The stylesheets that belong to it, and their maximum size, kB gzip. */
  styles?: { files: readonly string[]; weight: number }
}

const one = (name: string, script: number, folder: string, weight: number): Limit => ({
  code: `export { ${name} } from '@baize/ui'`,
  script,
  styles: { files: [`styles/${folder}.css`], weight },
})

export const limits: readonly Limit[] = [
  one('Button', 3, 'button', 1.5),
  one('Stack', 1, 'stack', 1),
  // Lingui's core is 1.1 kB of each that shows text: English where there is no provider.
  one('TextField', 8, 'text-field', 1),
  // Of it valtio is 2.6 kB: whether parts may move is state of the browser.
  one('GameTile', 13.5, 'game-tile', 2),
  // Radix's Dialog: trapped focus, layers, a page that does not scroll behind it.
  one('PopupDialog', 20.2, 'modal', 3),
  // Of it selection and columns that are resized are 2.5 kB; the bar of selected rows is loaded where there is one.
  one('Table', 13.5, 'table', 5),
  { code: "export { tokens } from '@baize/ui/tokens'", script: 2 },
  { code: "export { sanitise } from '@baize/ui/sanitise'", script: 13.5 },
  // The reader of the whole design-tokens format; a site does not load it.
  { code: "export { compileBrand } from '@baize/ui/brand'", script: 11 },
  { code: "export { RulesForm } from '@baize/forms'", script: 66 },
  { code: "export { compileRules } from '@baize/forms/compiler'", script: 6.6 },
  { code: "export { createClient } from '@baize/api'", script: 8 },
  { code: "export { LanguageProvider } from '@baize/i18n'", script: 9 },
]
