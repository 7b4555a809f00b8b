import { EyeOff } from 'lucide'
import { icon } from '../icon.tsx'

export const HideIcon = /* @__PURE__ */ icon(EyeOff)
