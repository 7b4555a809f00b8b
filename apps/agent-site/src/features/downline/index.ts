export type { Downline } from './downline.ts'
