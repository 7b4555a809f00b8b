import { ChartLine } from 'lucide'
import { icon } from '../icon.tsx'

export const ChartIcon = /* @__PURE__ */ icon(ChartLine)
