import { Settings } from 'lucide'
import { icon } from '../icon.tsx'

export const SettingsIcon = /* @__PURE__ */ icon(Settings)
