import { Flame } from 'lucide'
import { icon } from '../icon.tsx'

export const HotIcon = /* @__PURE__ */ icon(Flame)
