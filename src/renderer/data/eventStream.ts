// Reads the text/event-stream format (WHATWG HTML, section 9.2) as far as Waybill uses it: data fields and comments.

/** Creates a parser that takes chunks as they arrive and returns the data of the events that each completes. */
export function createEventParser(): (chunk: string) => string[] {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(dataOf).filter((data) => data !== '')
  }
}

function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n')
}
