import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover, from } from '../tokens/media.ts'

const { space, color, radius, line, type } = tokens

export const stepper = style({ display: 'grid', gap: space.xs, inlineSize: '100%' })

/** On a phone a row of steps is a row of bars, with the current step in words above them. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  fontSize: type.size.sm,
  color: color.text.secondary,
  '@media': { [from('tablet')]: { display: 'none' } },
})
export const summaryTitle = style({ fontWeight: type.weight.strong, color: color.text.primary })

/** Under the bars: what a red bar alone would not say. */
export const wrong = style([
  summary,
  {
    justifyContent: 'flex-start',
    alignItems: 'baseline',
    color: color.critical.text,
    overflowWrap: 'anywhere',
  },
])
export const wrongTitle = style({ fontWeight: type.weight.strong })

export const steps = style({
  display: 'flex',
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column' } },
  '@media': { [below('tablet')]: { selectors: { '&[data-orientation=horizontal]': { gap: space['2xs'] } } } },
})

const across = `${steps}[data-orientation=horizontal] > &`
const down = `${steps}[data-orientation=vertical] > &`
const bar = {
  content: '',
  position: 'absolute',
  background: color.border.base,
} as const

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  selectors: {
    [`${down}:not(:last-child)`]: { paddingBlockEnd: space.lg },
    [`${down}:not(:last-child)::before`]: {
      ...bar,
      insetBlock: '36px 4px',
      insetInlineStart: '15px',
      inlineSize: '2px',
    },
    '&[data-state=done]::before': { background: color.accent.base },
  },
  '@media': {
    [from('tablet')]: {
      selectors: {
        [`${across}:not(:last-child)::before`]: {
          ...bar,
          insetBlockStart: '15px',
          insetInline: 'calc(50% + 22px) calc(22px - 50%)',
          blockSize: '2px',
        },
        [`${across}[data-state=done]::before`]: { background: color.accent.base },
      },
    },
    [below('tablet')]: {
      selectors: {
        [`${across}::before`]: {
          ...bar,
          insetBlockStart: 0,
          insetInline: 0,
          blockSize: '4px',
          borderRadius: radius.full,
        },
        [`${across}[data-state=done]::before, ${across}[data-state=current]::before`]: {
          background: color.accent.base,
        },
        [`${across}[data-state=error]::before`]: { background: color.critical.base },
        [across]: { minBlockSize: '8px' },
      },
    },
  },
})

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const inside = style({
  display: 'grid',
  inlineSize: '100%',
  gap: space.xs,
  textAlign: 'start',
  borderRadius: radius.medium,
  selectors: {
    [`${steps}[data-orientation=vertical] &`]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.sm,
    },
    [`${steps}[data-orientation=horizontal] &`]: {
      justifyItems: 'center',
      textAlign: 'center',
      paddingInline: space['2xs'],
    },
  },
  '@media': {
    // In sight there are only the bars; the words stay for those who listen.
    [below('tablet')]: {
      selectors: {
        [`${steps}[data-orientation=horizontal] &:not(button)`]: unseen,
        // A completed step is its bar, with a touch target around it.
        [`${steps}[data-orientation=horizontal] &:is(button)`]: {
          position: 'absolute',
          zIndex: tokens.z.raised,
          insetBlockStart: '-20px',
          insetInline: 0,
          blockSize: '44px',
        },
      },
    },
  },
})

const unseenInBar = {
  '@media': {
    [below('tablet')]: {
      selectors: { [`${steps}[data-orientation=horizontal] ${inside}:is(button) > &`]: unseen },
    },
  },
} as const

export const mark = style({
  ...unseenInBar,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.full,
  fontSize: type.size.sm,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[data-state=done] &`]: { background: color.accent.soft, color: color.accent.text },
    [`${step}[data-state=current] &`]: { background: color.accent.base, color: color.accent.on },
    [`${step}[data-state=upcoming] &`]: {
      border: `${line.thin} solid ${color.border.strong}`,
      color: color.text.muted,
    },
    [`${step}[data-state=error] &`]: { background: color.critical.base, color: color.critical.on },
  },
})

export const words = style({
  ...unseenInBar,
  display: 'grid',
  alignContent: 'center',
  gap: space['3xs'],
  minBlockSize: '32px',
  overflowWrap: 'anywhere',
  selectors: { [`${steps}[data-orientation=horizontal] &`]: { minBlockSize: 0 } },
})

export const title = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  selectors: {
    [`${step}[data-state=current] &`]: { fontWeight: type.weight.strong },
    [`${step}[data-state=upcoming] &`]: { color: color.text.muted },
    [`${step}[data-state=error] &`]: { color: color.critical.text, fontWeight: type.weight.strong },
  },
  '@media': {
    [canHover]: { selectors: { [`${inside}:is(button):hover &`]: { textDecorationLine: 'underline' } } },
  },
})

export const detail = style({ fontSize: type.size.xs, color: color.text.secondary })
