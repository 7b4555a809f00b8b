import { reportMisuse } from '@baize/i18n/misuse'

/** Reports a part outside of the component whose part it is, in development only. Returns what is rendered then. */
export function misplaced(part: string, within: string): null {
  if (process.env.NODE_ENV !== 'production')
    reportMisuse({
      what: `A ${part} is outside of a ${within}.`,
      why: 'It is not rendered.',
      fix: `Put it into a ${within}.`,
    })
  return null
}
