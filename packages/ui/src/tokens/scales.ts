/** Steps of the space scale, from the 4 px grid. */
export const spaces = ['none', '3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const
/** A step of the space scale. */
export type Space = (typeof spaces)[number]

/** Tones: what a colour says. */
export const tones = ['neutral', 'accent', 'premium', 'positive', 'caution', 'critical', 'info'] as const
/** What a colour says. */
export type Tone = (typeof tones)[number]

/** Sizes of text. */
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'] as const
/** A size of text. */
export type TextSize = (typeof textSizes)[number]

/** Alignment across the reading direction. */
const alignments = ['start', 'center', 'end', 'stretch'] as const
/** Alignment; `start` is right in right-to-left languages. */
export type Alignment = (typeof alignments)[number]

/** Widths from which a layout changes, in pixels. Media queries cannot read custom properties. */
export const breakpoints = { tablet: 640, desktop: 1024, wide: 1280 } as const
/** A width from which a layout changes. */
export type Breakpoint = keyof typeof breakpoints
