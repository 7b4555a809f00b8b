import { toId } from 'storybook/internal/csf'
import { components } from './components.ts'

const titles = new Map(components.map(({ name, title }) => [name, title]))

/** A paragraph: what is in backquotes is code, and the name of a component leads to its page. */
export function Marked({ text, lead }: { text: string; lead?: string }) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return (
    <p>
      {lead && <strong>{lead}</strong>}
      {(/[.!?]$/.test(whole) ? whole : `${whole}.`).split('`').map((part, index) => {
        return index % 2 === 1 ? <Code key={index} text={part} /> : part
      })}
    </p>
  )
}

function Code({ text }: { text: string }) {
  const title = titles.get(text)
  const code = <code>{text}</code>
  if (title === undefined) return code
  return (
    <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
      {code}
    </a>
  )
}
