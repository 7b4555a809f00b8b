import { Pause } from 'lucide'
import { icon } from '../icon.tsx'

export const PauseIcon = /* @__PURE__ */ icon(Pause)
