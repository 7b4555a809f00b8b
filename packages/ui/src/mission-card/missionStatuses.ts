import type { Tone } from '../tokens/scales.ts'

/** The state of a mission for a member. */
export const missionStatuses = [
  'upcoming',
  'locked',
  'running',
  'claimable',
  'inProcess',
  'claimed',
  'missed',
] as const
/** The state of a mission for a member. */
export type MissionStatus = (typeof missionStatuses)[number]

/** The tone of each status. */
export const missionTones: Readonly<Record<MissionStatus, Tone>> = {
  upcoming: 'premium',
  locked: 'neutral',
  running: 'accent',
  claimable: 'premium',
  inProcess: 'info',
  claimed: 'positive',
  missed: 'neutral',
}

/** How much of a target is reached, from 0 to 1, for a bar: never 1 before the target is; 0 for what is no number. */
export function shareOf(value: string, target: string): number {
  const [is, wanted] = [Number(value), Number(target)]
  if (!Number.isFinite(is) || !Number.isFinite(wanted)) return 0
  if (wanted <= 0 || is >= wanted) return 1
  return Math.max(0, Math.floor((is / wanted) * 1000) / 1000)
}
