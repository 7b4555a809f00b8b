import { nature } from './nature.ts'
import { play } from './play.ts'
import { treasure } from './treasure.ts'

export const motifs = { ...treasure, ...nature, ...play } as const

export const motifNames = Object.keys(motifs) as readonly (keyof typeof motifs)[]
