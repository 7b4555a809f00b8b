import { msg } from '@lingui/core/macro'

/** What the door is called: in the tab, and in a list of a search engine. */
export const doorTitle = msg({ message: 'Agent sign-in', context: 'page title' })

/** What the door says of itself to whoever has not opened it yet. */
export const doorDescription = (brandName: string) =>
  msg({
    message: `The ${brandName} agent centre: team figures, account links, transfers and income in one place, in real time.`,
    comment: 'description of the agents’ sign-in page, for search engines',
  })
