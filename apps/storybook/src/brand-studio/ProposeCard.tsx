import { Alert, Button, Card, FieldFrame, Heading, SelectField, Stack, Text, TextField } from '@baize/ui'
import { type CornerShape, cornerShapes, type Density, densities, proposeTokens } from '@baize/ui/brand'
import { type FormEvent, useState } from 'react'
import { isColour, pickerHex } from './colour.ts'
import * as css from './TokenField.css.ts'
import { isGroup, type TokensDocument } from './tokens-document.ts'
import { read } from './written.ts'

interface ProposeCardProps {
  onPropose: (source: string, document: TokensDocument) => void
}

const cornerWords: Record<CornerShape, string> = { square: 'Square', soft: 'Soft', round: 'Round' }
const densityWords: Record<Density, string> = { compact: 'Compact', regular: 'Regular', roomy: 'Roomy' }

/** A whole palette, both schemes, from one colour. */
export function ProposeCard({ onPropose }: ProposeCardProps) {
  const [wish, setWish] = useState({ accent: '#0b6b47', premium: '', name: 'New brand' })
  const [radius, setRadius] = useState<CornerShape>('soft')
  const [density, setDensity] = useState<Density>('regular')
  const [problems, setProblems] = useState<readonly string[]>([])
  const set = (key: keyof typeof wish) => (value: string) => setWish({ ...wish, [key]: value })

  const propose = (event: FormEvent) => {
    event.preventDefault()
    const { premium, ...rest } = wish
    const proposed = proposeTokens({ ...rest, radius, density, ...(premium.trim() !== '' && { premium }) })
    setProblems(proposed.ok ? [] : proposed.problems)
    if (proposed.ok && isGroup(proposed.tokens)) onPropose(wish.accent.trim(), proposed.tokens)
  }

  return (
    <Card as="section">
      <form onSubmit={propose} noValidate>
        <Stack space="sm">
          <Heading level={3}>From one colour</Heading>
          <Text size="sm" tone="muted">
            All other colours are made from it, so that every pair passes WCAG AA in both schemes.
          </Text>
          <ColourEntry label="Accent colour" value={wish.accent} onValueChange={set('accent')} />
          <ColourEntry
            label="Colour of money and prizes"
            hint="Leave it empty for brass."
            value={wish.premium}
            onValueChange={set('premium')}
          />
          <TextField
            label="Name"
            value={wish.name}
            maxLength={60}
            autoCapitalize="words"
            onValueChange={set('name')}
          />
          <div className={css.pair}>
            <SelectField
              label="Corners"
              options={cornerShapes.map((value) => ({ value, label: cornerWords[value] }))}
              value={radius}
              onValueChange={(value) => setRadius(chosen(cornerShapes, value) ?? radius)}
            />
            <SelectField
              label="Density"
              options={densities.map((value) => ({ value, label: densityWords[value] }))}
              value={density}
              onValueChange={(value) => setDensity(chosen(densities, value) ?? density)}
            />
          </div>
          {problems.length > 0 && (
            <Alert tone="critical" announce="assertive" title="No palette can be made of this.">
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Alert>
          )}
          <Button type="submit">Propose a palette</Button>
        </Stack>
      </form>
    </Card>
  )
}

function chosen<Value extends string>(list: readonly Value[], value: string): Value | undefined {
  return list.find((each) => each === value)
}

interface ColourEntryProps {
  label: string
  hint?: string
  value: string
  onValueChange: (value: string) => void
}

/** A colour, picked or written. */
function ColourEntry({ label, hint, value, onValueChange }: ColourEntryProps) {
  const meant = value.trim() === '' ? undefined : read('color', value)
  const colour = meant && 'value' in meant && isColour(meant.value) ? meant.value : undefined
  return (
    <FieldFrame label={label} hint={hint} error={meant && 'problem' in meant ? meant.problem : undefined}>
      {(attributes) => (
        <div className={css.box}>
          <input
            type="color"
            className={css.picker}
            aria-label={`${label}, picker`}
            value={colour ? pickerHex(colour) : '#808080'}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <input
            {...attributes}
            className={css.text}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
