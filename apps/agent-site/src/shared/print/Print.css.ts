import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

type Rules = Parameters<typeof globalStyle>[1]

const onPrint = (rules: Omit<Rules, '@media'>) => ({ '@media': { print: rules } })

/** A page's own orientation in print, which the types of styles lack. */
const lying: object = { size: 'landscape' }

/** What is hidden in print. */
export const screenOnly = style(onPrint({ display: 'none' }))

/** What is shown in print only. */
export const printOnly = style({ display: 'none', ...onPrint({ display: 'block' }) })

/** A screen's print layout; without effect on the screen. */
export const sheet = style({ display: 'contents', ...onPrint({ display: 'block' }) })

globalStyle('@page', { margin: '12mm' })
globalStyle('@page wide', lying)
/** So many columns are cut off on a page in portrait. */
globalStyle(`${sheet}:has(tr > :nth-child(9))`, onPrint({ page: 'wide' }))

/** A control has no effect in print; in a row it is one of its values, in a heading that sorts its text. */
globalStyle(`${sheet} :is(nav, form, search, button, [role=tablist])`, onPrint({ display: 'none' }))
globalStyle(
  `${sheet}${sheet} :is(td, th) :is(button, button *)`,
  onPrint({
    display: 'inline',
    minBlockSize: 0,
    padding: 0,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    color: 'inherit',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
)

globalStyle(`${sheet}${sheet} th button svg`, onPrint({ display: 'none' }))

/** The account and the time of printing. */
export const head = style({
  display: 'none',
  ...onPrint({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space.md,
    marginBlockEnd: tokens.space.md,
    paddingBlockEnd: tokens.space.xs,
    borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.base}`,
    fontSize: tokens.type.size.xs,
  }),
})
