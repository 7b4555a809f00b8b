import { findVendor } from '../vendors.ts'
import { type motifNames, motifs } from './motifs/index.ts'
import { motifPaints } from './paint.ts'

type MotifName = (typeof motifNames)[number]
type Outline = keyof typeof outlines

/** A mark's background, 120 wide about its middle. */
const outlines = {
  circle: '<circle r="60"/>',
  shield: '<path d="M-54-54H54V6C54 36 30 54 0 66-30 54-54 36-54 6Z"/>',
  hexagon: '<path d="M0-64 55-32V32L0 64-55 32V-32Z"/>',
  diamond: '<path d="M0-70 70 0 0 70-70 0Z"/>',
  square: '<rect x="-56" y="-56" width="112" height="112" rx="26"/>',
  leaf: '<path d="M-58-58H14A44 44 0 0 1 58-14V58H-14A44 44 0 0 1-58 14Z"/>',
  arch: '<path d="M-54 60V-6A54 54 0 0 1 54-6V60Z"/>',
} as const

/** The sandbox's vendors: what their mark shows, in which OKLCH hue, on what. */
const marks: Readonly<Record<string, readonly [MotifName, number, Outline]>> = {
  EMR: ['gem', 155, 'hexagon'],
  LTS: ['lotus', 345, 'circle'],
  ANG: ['temple', 70, 'arch'],
  RVS: ['fish', 225, 'leaf'],
  PRL: ['shell', 320, 'circle'],
  MKL: ['naga', 185, 'shield'],
  ACE: ['spade', 265, 'square'],
  FLD: ['ball', 140, 'shield'],
  AV: ['gamepad', 290, 'hexagon'],
  KLT: ['lotto', 30, 'circle'],
  GSP: ['rooster', 60, 'diamond'],
  SRS: ['flame', 45, 'arch'],
  CRN: ['crown', 85, 'shield'],
  NVA: ['star', 255, 'diamond'],
  MGP: ['club', 235, 'leaf'],
  TKT: ['wheel', 25, 'square'],
  HLO: ['moon', 95, 'circle'],
  SLN: ['cards', 5, 'arch'],
  GND: ['crown', 305, 'arch'],
  CRL: ['shell', 20, 'leaf'],
  KNG: ['crown', 10, 'square'],
  FLT: ['club', 160, 'square'],
  OAK: ['palm', 120, 'arch'],
  PXL: ['gamepad', 215, 'square'],
  JMP: ['gamepad', 130, 'diamond'],
  TNY: ['diamond', 335, 'diamond'],
  POP: ['coin', 350, 'circle'],
  SKY: ['moon', 240, 'leaf'],
  APX: ['star', 20, 'shield'],
  VLT: ['gem', 75, 'square'],
  BZO: ['cards', 165, 'shield'],
  KRC: ['rooster', 145, 'shield'],
  STD: ['ball', 50, 'hexagon'],
  IMES: ['star', 280, 'hexagon'],
  IA: ['flame', 300, 'hexagon'],
  AI: ['wheel', 195, 'hexagon'],
  TF: ['heart', 15, 'hexagon'],
  TCG_LOTTO_VN: ['lotto', 25, 'shield'],
  TCG_SEA: ['anchor', 210, 'circle'],
  LOTT: ['lotto', 165, 'square'],
  ELOTT: ['lotto', 270, 'hexagon'],
}

const oklch = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${chroma} ${hue % 360})`

/** The mark of a vendor, 320 x 200, whole where it is cut to a square. Null for a vendor without one. */
export function vendorMark(code: string): string | null {
  const mark = Object.hasOwn(marks, code) ? marks[code] : undefined
  const name = findVendor(code)?.names.en
  if (!mark || !name) return null
  const [motif, hue, outline] = mark
  const ground = `<radialGradient id="w" cx=".5" cy=".4" r=".8"><stop stop-color="${oklch(0.4, 0.07, hue)}"/><stop offset="1" stop-color="${oklch(0.22, 0.05, hue)}"/></radialGradient>`
  const plate = `<linearGradient id="p" x2="0" y2="1"><stop stop-color="${oklch(0.97, 0.02, hue)}"/><stop offset="1" stop-color="${oklch(0.86, 0.05, hue)}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -100 320 200" width="320" height="200" preserveAspectRatio="xMidYMid slice"><defs>${motifPaints(hue)}${ground}${plate}</defs><rect x="-160" y="-100" width="320" height="200" fill="url(#w)"/><g fill="url(#p)" stroke="${oklch(0.62, 0.15, hue)}" stroke-width="5" stroke-linejoin="round">${outlines[outline]}</g><g transform="scale(.82)">${motifs[motif]}</g></svg>`
}
