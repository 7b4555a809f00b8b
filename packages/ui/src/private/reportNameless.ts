import { reportMisuse } from '@baize/i18n/misuse'

/** Whether a label says nothing. */
const isBlank = (label: unknown) =>
  label === undefined ||
  label === null ||
  label === false ||
  (typeof label === 'string' && label.trim() === '')

/** Reports a component without an accessible name. In development only. */
export function reportNameless(component: string, label: unknown): void {
  if (isBlank(label))
    reportMisuse({
      what: `A ${component} has no label.`,
      why: 'Screen readers cannot say what it is.',
      fix: 'Give it `label`; a field that shows none takes `hideLabel` too.',
    })
}
