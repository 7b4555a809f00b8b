/** The kinds of lines of instructions; the platform has the text of each in every language. */
const lineNames = ['bank', 'name', 'number', 'wallet', 'page', 'network', 'address'] as const

/** A line of how to pay, as the gateway sent it. */
export interface GivenLine {
  readonly name: (typeof lineNames)[number]
  readonly value: string
}

/** A gateway's response to an order: how to pay it, or a refusal. */
export interface Instructions {
  readonly status: 'accepted' | 'refused'
  readonly lines: readonly GivenLine[]
  readonly reference: string | null
}

const longest = { page: 2_000, others: 200 }

function readLine(line: unknown): GivenLine | null {
  if (typeof line !== 'object' || line === null) return null
  const { name: given, value } = line as Record<string, unknown>
  const name = lineNames.find((each) => each === given)
  if (!name || typeof value !== 'string' || value.trim() === '') return null
  // A page is opened by a click: only an https address may be, and no script.
  if (name === 'page') {
    return value.length <= longest.page && URL.parse(value)?.protocol === 'https:' ? { name, value } : null
  }
  return value.length <= longest.others ? { name, value: value.trim() } : null
}

/**
 * Reads what a deposit gateway says of an order; null where any of it is not understood: incomplete instructions
 * would lose the member's payment.
 */
export function readInstructions(
  { status, instructions }: Readonly<Record<string, unknown>>,
  reference: string | null,
): Instructions | null {
  if (status === 'refused') return { status, lines: [], reference }
  if (status !== 'accepted' || !Array.isArray(instructions)) return null
  const lines = instructions.map(readLine)
  const known = lines.filter((line) => line !== null)
  const distinct = new Set(known.map(({ name }) => name))
  const whole = known.length === lines.length && known.length > 0 && distinct.size === known.length
  return whole ? { status, lines: known, reference } : null
}
