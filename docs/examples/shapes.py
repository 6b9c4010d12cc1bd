"""What values of a record look like: tests of values, put together from smaller ones."""


class Wrong(Exception):
    pass


def need(holds, why):
    if not holds:
        raise Wrong(why)


def whole(low, high):
    return lambda value: type(value) is int and low <= value <= high


def fraction(low, high):
    return lambda value: type(value) in (int, float) and low <= value <= high


def one_of(*known):
    return lambda value: type(value) is str and value in known


def digits(length):
    return lambda value: type(value) is str and len(value) == 2 * length and set(value) <= set("0123456789abcdef")


def list_of(fits):
    return lambda value: type(value) is list and all(map(fits, value))


def text(value):
    return type(value) is str


def flag(value):
    return type(value) is bool


def fields(value, wanted, optional=None):
    """Whether these fields are there and as they should be; what is optional may be missing, others may not be there."""
    if type(value) is not dict or not wanted.keys() <= value.keys():
        return False
    known = {**wanted, **(optional or {})}
    return all(name in known and known[name](found) for name, found in value.items())


def is_a(kinds):
    return lambda value: (
        type(value) is dict
        and type(value.get("kind")) is str
        and value["kind"] in kinds
        and fields(value, {"kind": text, **kinds[value["kind"]]})
    )
