/** Who may import whom: the table of the architecture page, as data. A room is a package, an app, or e2e. */

export type Room =
  | 'i18n'
  | 'ui'
  | 'forms'
  | 'api'
  | 'account'
  | 'member-site'
  | 'agent-site'
  | 'platform'
  | 'storybook'
  | 'e2e'

export interface RoomLaw {
  folder: string
  /** Rooms that may be imported; `room/entry` allows that entry only. */
  imports: readonly string[]
  /** Packages from outside that must not be imported here, each with its reason. */
  bans?: Readonly<Record<string, string>>
  /** Entries of other rooms that may be named as types only, each with its reason. */
  typesOnly?: Readonly<Record<string, string>>
  /** A room that runs in a browser has no Node built-ins in its sources. */
  browser?: boolean
}

const onlyInUi = 'belongs to @baize/ui: use its components and icons'
const widgets = { 'radix-ui': onlyInUi, '@radix-ui': onlyInUi, 'lucide-react': onlyInUi }
const classicZod = { zod: 'weighs 20 kB more than zod/mini in a browser: import from zod/mini' }
const network = {
  ofetch: 'ui has no network: take data and callbacks',
  partysocket: 'ui has no network: take data and callbacks',
}
const noReact = {
  react: 'api has no React in it',
  'react-dom': 'api has no React in it',
  '@lingui/react': 'api has no React in it',
  '@tanstack/react-query': 'api has no React in it',
}
const site = {
  ...widgets,
  ...classicZod,
  ofetch: 'only @baize/api talks to the server',
  partysocket: 'only @baize/api talks to the server',
}
const rendersNothing = 'the platform renders nothing with React'
const noReactOnPlatform = { react: rendersNothing, 'react-dom': rendersNothing }
/** The contract's schemas stay out of browsers: see docs/decisions/0005. */
const contractAsTypes = { 'api/contract': 'brings zod into a browser: take the call from @baize/api/calls' }
const aboveUi = ['account', 'forms', 'ui', 'api', 'i18n']

export const laws: Readonly<Record<Room, RoomLaw>> = {
  i18n: {
    folder: 'packages/i18n',
    imports: [],
    bans: { ...widgets, ...classicZod, ...network },
    browser: true,
  },
  ui: { folder: 'packages/ui', imports: ['i18n'], bans: { ...classicZod, ...network }, browser: true },
  forms: {
    folder: 'packages/forms',
    imports: ['ui', 'i18n'],
    bans: { ...widgets, ...classicZod, ...network },
    browser: true,
  },
  api: {
    folder: 'packages/api',
    imports: [],
    bans: { ...widgets, ...classicZod, ...noReact },
    browser: true,
  },
  account: {
    folder: 'packages/account',
    imports: ['forms', 'ui', 'i18n', 'api'],
    bans: site,
    typesOnly: contractAsTypes,
    browser: true,
  },
  'member-site': {
    folder: 'apps/member-site',
    imports: aboveUi,
    bans: site,
    typesOnly: contractAsTypes,
    browser: true,
  },
  'agent-site': {
    folder: 'apps/agent-site',
    imports: aboveUi,
    bans: site,
    typesOnly: contractAsTypes,
    browser: true,
  },
  platform: {
    folder: 'apps/platform',
    imports: [
      'api',
      'api/contract',
      'api/conformance',
      'api/money',
      'forms/compiler',
      'forms/register/rules',
      'ui/brand/serve',
    ],
    bans: noReactOnPlatform,
  },
  storybook: {
    folder: 'apps/storybook',
    imports: [...aboveUi, 'member-site', 'agent-site'],
    bans: widgets,
  },
  e2e: { folder: 'e2e', imports: ['api', 'i18n'] },
}
