import { Amount } from '@baize/ui'

export interface ResultProps {
  /** Of the players: above zero when they won. */
  value: string
  currency: string
}

/** What players won or lost, in the colours of the agent: its share is of their loss, so that a win is no gain. */
export function Result({ value, currency }: ResultProps) {
  const tone = /[1-9]/.test(value) ? (value.startsWith('-') ? 'win' : 'loss') : 'muted'
  return <Amount value={value} currency={currency} signed tone={tone} />
}
