import { Moon } from 'lucide'
import { icon } from '../icon.tsx'

export const DarkIcon = /* @__PURE__ */ icon(Moon)
