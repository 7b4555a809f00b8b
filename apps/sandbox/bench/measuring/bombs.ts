/** Uploads one file again and again as one member, two at a time, until its parent ends it. Arguments: address, headers, file. */
import { readFileSync } from 'node:fs'

const [address = '', headers = '{}', file = ''] = process.argv.slice(2)
const body = new Uint8Array(readFileSync(file))
process.stdin.on('end', () => process.exit(0)).resume()
const lane = async () => {
  for (;;) {
    const response = await fetch(address, { method: 'POST', headers: JSON.parse(headers), body })
    await response.arrayBuffer()
    // What the member may still send is over: one more would be refused unread.
    if (response.status === 429) return
    console.log(response.status)
  }
}
await Promise.all([lane(), lane()])
