import { onDemand } from '../private/onDemand.tsx'

/** What opens over a field of dates, loaded on intent. */
export const CalendarPopup = onDemand(() =>
  import('./CalendarPopup.tsx').then((chunk) => chunk.CalendarPopup),
)
