import { Button, EmptyState, Heading, Stack, Text } from '@baize/ui'
import { useRef } from 'react'
import * as css from './ContrastPanel.css.ts'
import type { Change } from './changes.ts'
import { keyOf } from './changes.ts'
import { isColour } from './colour.ts'
import { Swatch } from './Swatch.tsx'
import { type Part, resolved, type TokensDocument } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'
import { write } from './written.ts'

interface ChangesPanelProps {
  source: string
  start: TokensDocument
  document: TokensDocument
  changes: readonly Change[]
  acts: StudioActs
}

const partWords: Record<Part, string> = { base: 'both schemes', light: 'light', dark: 'dark' }

/** What differs from the start, token by token. */
export function ChangesPanel({ source, start, document, changes, acts }: ChangesPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div ref={panel} tabIndex={-1}>
      {changes.length === 0 ? (
        <EmptyState level={3} title={`Nothing differs from ${source}.`} />
      ) : (
        <Stack space="xs">
          <Heading level={3}>Against {source}</Heading>
          <ul className={css.list}>
            {changes.map(({ part, path, type, before, after }) => (
              <li key={keyOf(part, path)} className={css.row}>
                <Colour document={start} part={part} value={before} />
                <Colour document={document} part={part} value={after} />
                <div className={css.words}>
                  <Text as="span" size="sm" weight="medium">
                    {path}, {partWords[part]}
                  </Text>
                  <Text as="span" size="sm" tone="muted">
                    <del>{words(type, before)}</del> <ins>{words(type, after)}</ins>
                  </Text>
                </div>
                {before !== undefined && (
                  <Button
                    size="small"
                    variant="outline"
                    tone="neutral"
                    onClick={() => {
                      acts.reset(path, part)
                      // The button is unmounted with its row: the focus stays in the list.
                      panel.current?.focus()
                    }}
                  >
                    Reset
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  )
}

function words(type: string, value: unknown): string {
  return value === undefined ? 'not there' : write(type, value)
}

function Colour({ document, part, value }: { document: TokensDocument; part: Part; value: unknown }) {
  const shown = resolved(document, part, value)
  return isColour(shown) ? <Swatch over={write('color', shown)} /> : null
}
