import { Sun } from 'lucide'
import { icon } from '../icon.tsx'

export const LightIcon = /* @__PURE__ */ icon(Sun)
