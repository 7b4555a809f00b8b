import { contractText } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Button, Card, Heading, Inline, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import * as css from './print.css.ts'
import { shownVersion } from './shownVersion.ts'

export interface ConsentTextProps {
  version: string
  /** In which it is, or was, read. */
  language: string
  /** Level of the heading that it is below. */
  below: 2 | 3
  onOpenChange?: (open: boolean) => void
}

/** The text that is agreed to: opens in its place, and is printed with the page around it. */
export function ConsentText({ version, language, below, onOpenChange }: ConsentTextProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const named = shownVersion(version)
  const read = useApiQuery(contractText, { query: { version, language } }, { enabled: open })
  return (
    <Stack space="sm">
      <div className={css.screenOnly}>
        <Inline space="xs">
          <Button
            variant="soft"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open)
              onOpenChange?.(!open)
            }}
          >
            {open
              ? t({
                  message: `Close the text (version ${{ version: named }})`,
                  context: 'button: text of a contract',
                })
              : t({
                  message: `Read the text (version ${{ version: named }})`,
                  context: 'button: text of a contract',
                })}
          </Button>
          {open && (
            <Button variant="outline" tone="neutral" size="small" onClick={() => print()}>
              {t({ message: 'Print', context: 'button: text of a contract' })}
            </Button>
          )}
        </Inline>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <Loaded read={read} lines={6}>
            {(text) => (
              <Card surface="sunken" padding="md">
                <div lang={text.language} dir="auto">
                  <Stack space="sm">
                    <Heading level={below === 2 ? 3 : 4} size="item">
                      {text.title}
                    </Heading>
                    {text.sections.map(({ heading, text: words }) => (
                      <Stack key={heading} space="2xs">
                        <Text weight="medium">{heading}</Text>
                        <Text>{words}</Text>
                      </Stack>
                    ))}
                  </Stack>
                </div>
              </Card>
            )}
          </Loaded>
        )}
      </div>
    </Stack>
  )
}
