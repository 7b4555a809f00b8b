import { DateView } from './DateView.tsx'
import type { FieldKinds } from './fieldKinds.ts'

/** The house's field for days, with its calendar, for the forms that say so: the others do not load it. */
export const dateKinds: FieldKinds = { date: DateView }
