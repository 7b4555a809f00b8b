import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In the header of a signed-in visitor, for the places of the account and for signing out.',
  instead: 'For any other list of actions, `Menu`. For the places of the site, `SideMenu`.',
  anatomy:
    'A button with the first letter of the name; a popup with name, detail, groups of links, and sign out at the end.',
  keyboard: 'as Menu',
  role: '`button` that opens a `menu`; `Account: name`',
  do: "Show the site's confirmation from `onSignOut` where something would be lost.",
  avoid: 'Do not put the balance in it: `BalancePill` beside it is visible without opening anything.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
