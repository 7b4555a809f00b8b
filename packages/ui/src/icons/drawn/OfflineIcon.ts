import { WifiOff } from 'lucide'
import { icon } from '../icon.tsx'

export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
