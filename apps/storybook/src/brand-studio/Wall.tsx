import { Heading, Inline, Link, SelectField, Stack, Text } from '@baize/ui'
import { memo, useState } from 'react'
import type { BrandFolder } from './brand-folder.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { SheetFrame } from './SheetFrame.tsx'
import { addressOf, firstView, frameSizes, type StudioScreen, sites, type View } from './screens.ts'
import { usePageBrand } from './usePageBrand.ts'
import { seen } from './VisionFilters.css.ts'
import { VisionFilters } from './VisionFilters.tsx'
import { visionTexts } from './vision.ts'
import * as css from './Wall.css.ts'

interface WallProps {
  brand: BrandFolder
  screens: readonly StudioScreen[]
}

const choices = {
  width: { phone: 'Phone', desktop: 'Desktop' },
  scheme: { both: 'Both', light: 'Light', dark: 'Dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  language: { en: 'English', km: 'Khmer', 'zh-Hans': 'Chinese' },
  vision: visionTexts,
} as const
const labels = {
  width: 'Width',
  scheme: 'Scheme',
  direction: 'Direction',
  language: 'Language',
  vision: 'Colour vision',
} as const

/** Real screens of the two sites in the brand that is being made. */
export const Wall = memo(function Wall({ brand, screens }: WallProps) {
  const [view, setView] = useState(firstView)
  const page = usePageBrand(brand)
  const size = frameSizes[view.width]
  const schemes = view.scheme === 'both' ? (['light', 'dark'] as const) : [view.scheme]
  // A wall without the screens of the sites, as in tests, has nothing to put beside each other.
  const pairOfSites = sites.filter(({ story }) => screens.some((screen) => screen.story === story))
  const titles = [
    { value: 'all', label: 'All' },
    ...(pairOfSites.length > 0 ? [{ value: 'sites', label: 'Both sites' }] : []),
    { value: 'sheet', label: 'Components' },
    ...screens.map(({ story, title }) => ({ value: story, label: title })),
  ]
  const shown = (id: string) => view.screen === 'all' || view.screen === id
  const alone = view.screen === 'all' ? screens.filter((screen) => !pairOfSites.includes(screen)) : screens
  const frames = ({ story, title }: StudioScreen) =>
    schemes.map((scheme) => (
      <ScreenFrame
        key={`${story} ${scheme}`}
        title={`${title}, ${scheme}`}
        story={story}
        address={addressOf(story, scheme, view)}
        size={size}
        brand={page}
      />
    ))

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
      <VisionFilters />
      {shown('sites') && pairOfSites.length > 0 && (
        <Stack as="section" space="xs">
          <Heading level={3}>Both sites</Heading>
          <div className={`${css.sites} ${seen[view.vision]}`}>
            {pairOfSites.map((site) => (
              <Stack key={site.story} space="2xs">
                <Text as="span" size="sm" tone="muted">
                  {site.title}
                </Text>
                <div className={css.pair}>{frames(site)}</div>
              </Stack>
            ))}
          </div>
        </Stack>
      )}
      {shown('sheet') && (
        <Stack as="section" space="xs">
          <Heading level={3}>Components</Heading>
          <div className={`${css.pair} ${seen[view.vision]}`}>
            {schemes.map((scheme) => (
              <SheetFrame key={scheme} scheme={scheme} view={view} size={size} brand={page} />
            ))}
          </div>
        </Stack>
      )}
      {alone
        .filter(({ story }) => shown(story))
        .map((screen) => (
          <Stack key={screen.story} as="section" space="xs">
            <Inline align="between">
              <Heading level={3}>{screen.title}</Heading>
              <Text as="span" size="sm">
                <Link href={addressOf(screen.story, schemes[0] ?? 'light', view)} external>
                  Open alone
                </Link>
              </Text>
            </Inline>
            <div className={`${css.pair} ${seen[view.vision]}`}>{frames(screen)}</div>
          </Stack>
        ))}
    </Stack>
  )
})
