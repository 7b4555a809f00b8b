import { Heading, Inline, Link, SelectField, Stack, Text } from '@baize/ui'
import { compileBrand } from '@baize/ui/brand'
import { memo, useMemo, useState } from 'react'
import { ScreenFrame } from './ScreenFrame.tsx'
import { SheetFrame } from './SheetFrame.tsx'
import { addressOf, firstView, frameSizes, type StudioScreen, type View } from './screens.ts'
import type { TokensDocument } from './tokens-document.ts'
import * as css from './Wall.css.ts'

interface WallProps {
  document: TokensDocument
  screens: readonly StudioScreen[]
}

const choices = {
  width: { phone: 'Phone', desktop: 'Desktop' },
  scheme: { both: 'Both', light: 'Light', dark: 'Dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  language: { en: 'English', km: 'Khmer', 'zh-Hans': 'Chinese' },
} as const
const labels = { width: 'Width', scheme: 'Scheme', direction: 'Direction', language: 'Language' } as const

/** Real screens of the two sites in the brand that is being made. */
export const Wall = memo(function Wall({ document, screens }: WallProps) {
  const [view, setView] = useState(firstView)
  // A document that does not compile is not applied: the last valid theme is shown.
  const compiled = useMemo(() => compileBrand(document), [document])
  const brand = compiled.ok ? compiled.css : ''
  const size = frameSizes[view.width]
  const schemes = view.scheme === 'both' ? (['light', 'dark'] as const) : [view.scheme]
  const titles = [
    { value: 'all', label: 'All' },
    { value: 'sheet', label: 'Components' },
    ...screens.map(({ story, title }) => ({ value: story, label: title })),
  ]
  const shown = (id: string) => view.screen === 'all' || view.screen === id

  return (
    <Stack as="section">
      <Heading level={2}>Screens</Heading>
      <div className={css.choices}>
        <SelectField
          label="Screen"
          options={titles}
          value={view.screen}
          onValueChange={(value) => setView({ ...view, screen: value })}
        />
        {(Object.keys(choices) as (keyof typeof choices)[]).map((key) => (
          <SelectField
            key={key}
            label={labels[key]}
            options={Object.entries(choices[key]).map(([value, label]) => ({ value, label }))}
            value={view[key]}
            onValueChange={(value) => setView({ ...view, [key]: value } as View)}
          />
        ))}
      </div>
      {shown('sheet') && (
        <Stack as="section" space="xs">
          <Heading level={3}>Components</Heading>
          <div className={css.pair}>
            {schemes.map((scheme) => (
              <SheetFrame key={scheme} scheme={scheme} view={view} size={size} css={brand} />
            ))}
          </div>
        </Stack>
      )}
      {screens
        .filter(({ story }) => shown(story))
        .map(({ story, title }) => (
          <Stack key={story} as="section" space="xs">
            <Inline align="between">
              <Heading level={3}>{title}</Heading>
              <Text as="span" size="sm">
                <Link href={addressOf(story, schemes[0] ?? 'light', view)} external>
                  Open alone
                </Link>
              </Text>
            </Inline>
            <div className={css.pair}>
              {schemes.map((scheme) => (
                <ScreenFrame
                  key={scheme}
                  title={`${title}, ${scheme}`}
                  address={addressOf(story, scheme, view)}
                  size={size}
                  css={brand}
                />
              ))}
            </div>
          </Stack>
        ))}
    </Stack>
  )
})
