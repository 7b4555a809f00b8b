import * as z from 'zod/mini'
import { codesOf } from '../conformance/expect.ts'
import { fixtures } from '../conformance/fixtures.ts'
import type { CallDefinition, Role } from '../contract/call.ts'
import { errorStatus } from '../contract/errors.ts'
import { type Calls, calls } from '../contract/index.ts'

const roles: readonly Role[] = ['visitor', 'member', 'trial', 'agent', 'vendor', 'sandbox']

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const code = (text: string): string => `<code>${escaped(text)}</code>`

/** The reference of every call as HTML: the role table, then each call with shapes, errors and an example. */
export function referenceHtml(): string {
  const all = Object.values(calls) as CallDefinition[]
  const heads = roles.map((role) => `<th scope="col">${role}</th>`).join('')
  const rows = all.map((call) => {
    const cells = roles.map((role) => `<td>${call.roles.includes(role) ? 'yes' : ''}</td>`).join('')
    return `<tr><th scope="row"><a href="#${call.id}">${call.id}</a></th>${cells}</tr>`
  })
  const errors = Object.entries(errorStatus).map(([name, status]) => `<li>${code(name)} ${status}</li>`)
  return [
    `<h2>Who may make which call</h2><table><thead><tr><th scope="col">Call</th>${heads}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
    ...all.map(section),
    `<h2>Errors and their status</h2><ul>${errors.join('')}</ul>`,
  ].join('\n')
}

function section(call: CallDefinition): string {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [`<h4>${part}</h4>${shape(schema, 'input')}`] : []
  })
  const marks = [
    call.encrypted ? 'encrypted (JWE)' : '',
    call.idempotent ? 'needs an Idempotency-Key' : '',
    call.stepUp ? 'asks for the payment password' : '',
    call.reauthentication ? 'needs a session that was confirmed shortly before' : '',
  ].filter(Boolean)
  const example = fixtures[call.id as keyof Calls]
  return [
    `<section id="${call.id}"><h3>${call.id}</h3><p>${escaped(call.summary)}</p>`,
    `<p>${code(`${call.method} ${call.path}`)} for ${call.roles.join(', ')}${marks.length ? `; ${marks.join('; ')}` : ''}</p>`,
    ...parts,
    `<h4>value</h4>${shape(call.value, 'output')}`,
    `<h4>errors</h4><p>${[...codesOf(call)].sort().map(code).join(' ')}</p>`,
    Object.keys(example).length > 0
      ? `<h4>example</h4><pre>${escaped(JSON.stringify(example, null, 2))}</pre>`
      : '',
    '</section>',
  ].join('\n')
}

function shape(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>shape</summary><pre>${escaped(JSON.stringify(rest, null, 2))}</pre></details>`
}
