// Adds what Chromium 108 lacks and the page uses; loaded before it, as a separate script.
;(() => {
  const add = (target, members) => {
    for (const [name, value] of Object.entries(members)) {
      if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
    }
  }
  add(Array.prototype, {
    toSorted(compare) {
      return [...this].sort(compare)
    },
    toReversed() {
      return this.reduceRight((list, item) => list.concat([item]), [])
    },
    toSpliced(...args) {
      const copy = [...this]
      copy.splice(...args)
      return copy
    },
    with(index, value) {
      const copy = [...this]
      copy[index < 0 ? copy.length + index : index] = value
      return copy
    },
  })
  add(Promise, {
    withResolvers() {
      const parts = {}
      parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return parts
    },
  })
  const grouped = (items, key, put) => {
    let index = 0
    for (const item of items) put(key(item, index++), item)
  }
  add(Object, {
    groupBy(items, key) {
      const groups = Object.create(null)
      grouped(items, key, (name, item) => (groups[name] ??= []).push(item))
      return groups
    },
  })
  add(Map, {
    groupBy(items, key) {
      const groups = new Map()
      grouped(items, key, (name, item) => groups.set(name, [...(groups.get(name) ?? []), item]))
      return groups
    },
  })
  const parse = (text, base) => {
    try {
      return new URL(text, base)
    } catch {
      return null
    }
  }
  add(URL, { parse, canParse: (text, base) => parse(text, base) !== null })
  add(Set.prototype, {
    union(other) {
      return new Set([...this, ...other.keys()])
    },
    difference(other) {
      return new Set([...this].filter((item) => !other.has(item)))
    },
    intersection(other) {
      return new Set([...this].filter((item) => other.has(item)))
    },
    isSubsetOf(other) {
      return [...this].every((item) => other.has(item))
    },
  })
  // The bundler turns literals with the flag v into calls.
  const unicodeSets = (flags) => (typeof flags === 'string' ? flags.replace('v', 'u') : flags)
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [pattern, flags]) => Reflect.construct(target, [pattern, unicodeSets(flags)]),
    apply: (target, self, [pattern, flags]) => Reflect.apply(target, self, [pattern, unicodeSets(flags)]),
  })
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  const lazily = (name) =>
    function (...args) {
      return [...this][name](...args)[Symbol.iterator]()
    }
  const atOnce = (name) =>
    function (...args) {
      return [...this][name](...args)
    }
  add(iterators, {
    map: lazily('map'),
    filter: lazily('filter'),
    flatMap: lazily('flatMap'),
    some: atOnce('some'),
    every: atOnce('every'),
    find: atOnce('find'),
    reduce: atOnce('reduce'),
    forEach: atOnce('forEach'),
    toArray() {
      return [...this]
    },
    take(count) {
      return [...this].slice(0, count)[Symbol.iterator]()
    },
    drop(count) {
      return [...this].slice(count)[Symbol.iterator]()
    },
  })
})()
