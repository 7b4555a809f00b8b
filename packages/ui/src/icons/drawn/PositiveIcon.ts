import { CircleCheck } from 'lucide'
import { icon } from '../icon.tsx'

export const PositiveIcon = /* @__PURE__ */ icon(CircleCheck)
