import { Text } from '@baize/ui'
import * as css from '../ContrastPanel.css.ts'
import { Swatch } from '../Swatch.tsx'
import type { PropertyChange } from './propertyChanges.ts'

const isColourText = (value: string) => CSS.supports('color', value)

/** Custom properties before and after: what a published brand has in place of tokens. */
export function PropertyChanges({ changes }: { changes: readonly PropertyChange[] }) {
  return (
    <ul className={css.list}>
      {changes.map(({ rule, property, before, after }) => (
        <li key={`${rule} ${property}`} className={css.row}>
          {before !== undefined && isColourText(before) && <Swatch over={before} />}
          {after !== undefined && isColourText(after) && <Swatch over={after} />}
          <div className={css.words}>
            <Text as="span" size="sm" weight="medium">
              {property}, {rule}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <del>{before ?? 'not there'}</del> <ins>{after ?? 'not there'}</ins>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
