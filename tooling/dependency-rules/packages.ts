/** Which package may import which, and what from outside it must not import: the architecture's table, as data. */

export interface PackageRules {
  folder: string
  /** Folders or files of other packages that may be imported. */
  imports: readonly string[]
  /** Packages from outside that must not be imported, each with its reason. */
  bans?: Readonly<Record<string, string>>
  /** Imports of the contract are erased: its schemas would load zod in a browser. */
  contractAsTypes?: boolean
  /** Its sources run in a browser: no Node built-ins. */
  browser?: boolean
}

const onlyInUi = 'belongs to @baize/ui: use its components and icons'
const widgets = {
  'radix-ui': onlyInUi,
  '@radix-ui/[^/]+': onlyInUi,
  'lucide-react': onlyInUi,
  'embla-carousel': onlyInUi,
  '@tanstack/react-virtual': onlyInUi,
}
const classicZod = { zod: 'weighs 20 kB more than zod/mini in a browser: import from zod/mini' }
const network = {
  ofetch: 'has no network: take data and callbacks',
  partysocket: 'has no network: take data and callbacks',
}
const noReact = {
  react: 'api has no React in it',
  'react-dom': 'api has no React in it',
  '@lingui/react': 'api has no React in it',
  '@tanstack/react-query': 'api has no React in it',
}
const screens = {
  ...widgets,
  ...classicZod,
  ofetch: 'only @baize/api talks to the server',
  partysocket: 'only @baize/api talks to the server',
}
const rendersNothing = 'the platform renders nothing with React'

const [i18n, ui, forms, api, site, account] = ['i18n', 'ui', 'forms', 'api', 'site', 'account'].map(
  (name) => `packages/${name}`,
) as [string, string, string, string, string, string]
const libraries = [i18n, ui, forms, api, site, account]
const sites = ['apps/member-site', 'apps/agent-site']

export const packages: readonly PackageRules[] = [
  { folder: i18n, imports: [], bans: { ...widgets, ...classicZod, ...network }, browser: true },
  { folder: ui, imports: [i18n], bans: { ...classicZod, ...network }, browser: true },
  { folder: forms, imports: [ui, i18n], bans: { ...widgets, ...classicZod, ...network }, browser: true },
  { folder: api, imports: [], bans: { ...widgets, ...classicZod, ...noReact }, browser: true },
  { folder: site, imports: [ui, api, i18n], bans: screens, contractAsTypes: true, browser: true },
  {
    folder: account,
    imports: [site, forms, ui, api, i18n],
    bans: screens,
    contractAsTypes: true,
    browser: true,
  },
  ...sites.map((folder) => ({
    folder,
    imports: libraries,
    bans: screens,
    contractAsTypes: true,
    browser: true,
  })),
  {
    folder: 'apps/platform',
    imports: [
      api,
      'packages/forms/src/compiler/index.ts',
      'packages/forms/src/register/registerRules.ts',
      'packages/i18n/src/format/index.ts',
      // The registry of languages: tags and their data.
      'packages/i18n/src/locales/index.ts',
      'packages/ui/src/brand/serve.ts',
    ],
    bans: { react: rendersNothing, 'react-dom': rendersNothing },
  },
  {
    folder: 'apps/sandbox',
    imports: [
      'apps/platform',
      api,
      'packages/forms/src/compiler/index.ts',
      'packages/forms/src/register/registerRules.ts',
      'packages/i18n/src/format/index.ts',
    ],
    bans: { react: rendersNothing, 'react-dom': rendersNothing },
  },
  { folder: 'apps/storybook', imports: [...libraries, ...sites], bans: widgets },
  { folder: 'e2e', imports: [api, i18n] },
]
