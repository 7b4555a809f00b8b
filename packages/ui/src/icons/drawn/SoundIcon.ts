import { Volume2 } from 'lucide'
import { icon } from '../icon.tsx'

export const SoundIcon = /* @__PURE__ */ icon(Volume2)
