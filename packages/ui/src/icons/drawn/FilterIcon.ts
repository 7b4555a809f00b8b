import { Funnel } from 'lucide'
import { icon } from '../icon.tsx'

export const FilterIcon = /* @__PURE__ */ icon(Funnel)
