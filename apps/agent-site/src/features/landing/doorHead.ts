import { msg } from '@lingui/core/macro'

/** What the door is called: in the tab, and in a list of a search engine. */
export const doorTitle = msg({ message: 'Agent sign-in', context: 'page title' })

/** The landing page's description for search engines and link previews. */
export const doorDescription = (brandName: string) =>
  msg({
    message: `The ${brandName} agent centre: team figures, account links, transfers and income in one place, in real time.`,
    comment: 'description of the agents’ sign-in page, for search engines',
  })
