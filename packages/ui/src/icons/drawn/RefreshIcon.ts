import { RefreshCw } from 'lucide'
import { icon } from '../icon.tsx'

export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
