/** The folders whose messages share a catalogue that loads later than the first screen. Read by Lingui and by the build. */

/** Components that no first screen shows: their words come with the screens that hold them. */
export const uiScreens = [
  'announcement-list',
  'announcement-queue',
  'chart',
  'chat-frame',
  'code-field',
  'combobox-field',
  'command-palette',
  'contract-card',
  'countdown',
  'data-table',
  'date-range-field',
  'date-field',
  'drawer',
  'file-upload',
  'floating-service',
  'image-upload',
  'leaderboard',
  'mission-card',
  'multi-select',
  'number-field',
  'phone-field',
  'popover',
  'preset-range',
  'product-card',
  'promotion-card',
  'red-envelope',
  'search-field',
  'segmented-control',
  'stepper',
  'switch-field',
  'tag',
  'time-field',
  'tree',
  'vendor-card',
  'vip-ladder',
  'virtual-list',
  'winner-board',
]

/** What `account` says before a screen of it is opened: these words are on every first screen. */
export const accountAtOnce = ['game-categories', 'sign-in']
export const accountScreens = ['countries', 'entrance', 'funds', 'password', 'records', 'register']
/** Folders of money that load their own messages, beside those of the screens that they are on. */
export const accountMoney = ['bonus', 'deposit', 'limits', 'profit', 'timeline', 'transfer', 'withdraw']
