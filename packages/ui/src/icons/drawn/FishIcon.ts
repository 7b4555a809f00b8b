import { Fish } from 'lucide'
import { icon } from '../icon.tsx'

export const FishIcon = /* @__PURE__ */ icon(Fish)
