import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatsOf } from '../language/useFormat.ts'
import { type LocaleEntry, locales } from '../locales/index.ts'
import { loadFormatTable } from './tables.ts'

const now = Date.UTC(2026, 10, 21, 13, 5, 9)

/** One row a language: what each formatter writes for the same values. */
function Formats({ languages }: { languages: readonly LocaleEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
    <section aria-label="What each formatter writes" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ borderSpacing: '16px 6px', whiteSpace: 'nowrap' }}>
        <thead style={{ textAlign: 'start' }}>
          <tr>
            {[
              'Language',
              'Amount',
              'Gain',
              'Percentage',
              'Moment',
              'Day',
              'Past',
              'Duration',
              'List',
              'Zone',
            ].map((title) => (
              <th key={title} scope="col" style={{ textAlign: 'start' }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => (
            <Row key={language.tag} {...language} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ tag, direction, nativeName, lineHeight }: LocaleEntry) {
  const format = formatsOf(tag, 'Asia/Phnom_Penh')
  const cells = [
    format.amount('-1234567.8912', { symbol: '៛' }),
    format.amount('250.5', { signed: true }),
    format.percent(0.1234),
    format.dateTime(now),
    format.date(now, { style: 'full' }),
    format.relativeTime(now - 3 * 60_000, { now }),
    format.duration(3_725_000),
    format.list(['A', 'B', 'C']),
    format.gmtOffset(now),
  ]
  return (
    <tr style={{ lineHeight }}>
      <th scope="row" lang={tag} style={{ textAlign: 'start' }}>
        {nativeName}
      </th>
      {cells.map((cell) => (
        <td key={cell} lang={tag} dir={direction} style={{ textAlign: 'start' }}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

/** Numbers, money and dates in every language: Latin digits and the Gregorian calendar throughout. */
const meta: Meta<typeof Formats> = {
  title: 'Language/Formats',
  component: Formats,
  loaders: [() => Promise.all(locales.map(({ tag }) => loadFormatTable(tag)))],
}
export default meta

type Story = StoryObj<typeof Formats>

/** The languages that the sites offer now. */
export const Active: Story = {
  args: { languages: locales.filter(({ tag }) => ['km', 'en', 'zh-Hans'].includes(tag)) },
}

/** All 39. Eleven of them come from our own tables, because Chromium lacks them. */
export const All: Story = { args: { languages: locales } }
