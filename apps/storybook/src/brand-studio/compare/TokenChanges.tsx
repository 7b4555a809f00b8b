import { Button, Text } from '@baize/ui'
import * as css from '../ContrastPanel.css.ts'
import { type Change, keyOf } from '../changes.ts'
import { isColour } from '../colour.ts'
import { Swatch } from '../Swatch.tsx'
import { type Part, resolved, type TokensDocument } from '../tokens-document.ts'
import { write } from '../written.ts'

interface TokenChangesProps {
  changes: readonly Change[]
  before: TokensDocument
  after: TokensDocument
  /** Takes one token back; none where the work did not begin from `before`. */
  onReset?: ((path: string, part: Part) => void) | undefined
}

const partNames: Record<Part, string> = { base: 'both schemes', light: 'light', dark: 'dark' }

/** Tokens before and after. */
export function TokenChanges({ changes, before, after, onReset }: TokenChangesProps) {
  return (
    <ul className={css.list}>
      {changes.map((change) => (
        <li key={keyOf(change.part, change.path)} className={css.row}>
          <Colour document={before} part={change.part} value={change.before} />
          <Colour document={after} part={change.part} value={change.after} />
          <div className={css.words}>
            <Text as="span" size="sm" weight="medium">
              {change.path}, {partNames[change.part]}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <del>{textOf(change.type, change.before)}</del> <ins>{textOf(change.type, change.after)}</ins>
            </Text>
          </div>
          {onReset && change.before !== undefined && (
            <Button
              size="small"
              variant="outline"
              tone="neutral"
              onClick={() => onReset(change.path, change.part)}
            >
              Reset
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function textOf(type: string, value: unknown): string {
  return value === undefined ? 'not there' : write(type, value)
}

function Colour({ document, part, value }: { document: TokensDocument; part: Part; value: unknown }) {
  const shown = resolved(document, part, value)
  return isColour(shown) ? <Swatch over={write('color', shown)} /> : null
}
