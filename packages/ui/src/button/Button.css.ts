import { style, styleVariants } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const { space, size, type, radius, line, color } = tokens

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  position: 'relative',
  maxInlineSize: '100%',
  border: `${line.thin} solid transparent`,
  borderRadius: radius.medium,
  fontWeight: type.weight.strong,
  lineHeight: 'var(--bz-line-height-heading)',
  textAlign: 'center',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:active:not(:disabled)': { translate: '0 1px' } },
})

function sized(control: string, fontSize: string, paddingInline: string, paddingBlock: string) {
  return { minBlockSize: control, fontSize, paddingInline, paddingBlock }
}

export const buttonSizes = styleVariants({
  small: {
    ...sized(size.control.small, type.size.sm, space.sm, space['2xs']),
    // A finger needs 44 px; the button grows where the screen is a phone's.
    '@media': {
      [below('tablet')]: { minBlockSize: size.control.medium, minInlineSize: size.control.medium },
    },
  },
  medium: sized(size.control.medium, type.size.md, space.md, space.xs),
  large: sized(size.control.large, type.size.lg, space.lg, space.xs),
})

const enabled = '&:not(:disabled, [aria-disabled=true])'

function pointed(hover: string, pressed: string) {
  return {
    '@media': { [canHover]: { selectors: { [`${enabled}:hover`]: { background: hover } } } },
    selectors: { [`${enabled}:active`]: { background: pressed } },
  }
}

export const buttonVariants = styleVariants({
  solid: { background: toned.base, color: toned.on, ...pointed(toned.hover, toned.pressed) },
  soft: {
    background: toned.soft,
    color: toned.text,
    ...pointed(color.surface.hover, color.surface.selected),
  },
  outline: {
    borderColor: toned.border,
    color: toned.text,
    ...pointed(toned.soft, toned.soft),
  },
  plain: { color: toned.text, ...pointed(toned.soft, toned.soft) },
})

export const full = style({ inlineSize: '100%' })

export const inactive = style({
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const busy = style({ cursor: 'progress' })
export const busyLabel = style({ display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 })
export const busyMark = style({ position: 'absolute', display: 'flex' })

export const iconSizes = styleVariants({
  small: {
    inlineSize: size.control.small,
    paddingInline: 0,
    '@media': { [below('tablet')]: { inlineSize: size.control.medium } },
  },
  medium: { inlineSize: size.control.medium, paddingInline: 0 },
  large: { inlineSize: size.control.large, paddingInline: 0 },
})

export const round = style({ borderRadius: radius.full })
