import { Maximize } from 'lucide'
import { icon } from '../icon.tsx'

export const ExpandIcon = /* @__PURE__ */ icon(Maximize)
